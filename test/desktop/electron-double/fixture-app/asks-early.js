import { app, dialog } from 'electron';

try {
  dialog.showMessageBoxSync({ message: 'Sure?' });
} catch (error) {
  process.stdout.write(`${error.message}\n`);
}
dialog.showErrorBox('Fixture', 'Too early');
app.exit(0);
