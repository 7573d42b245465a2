import { z } from 'zod';
import { done, method } from './method.ts';

const label = z.string().min(1).max(200);

/** What the system does itself; only its words come from the page, which knows the language. */
const menuRole = z.enum([
  'cut',
  'copy',
  'paste',
  'selectAll',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
  'minimize',
  'quit',
]);
export type MenuRole = z.infer<typeof menuRole>;

const menuItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('deed'),
    id: z.string().min(1).max(100),
    label,
    accelerator: z.string().max(60).nullable(),
    enabled: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('role'), role: menuRole, label }),
  z.strictObject({ kind: z.literal('line') }),
]);
export type MenuItem = z.infer<typeof menuItem>;

const menuBar = z.strictObject({
  menus: z.array(z.strictObject({ label, items: z.array(menuItem).max(100) })).max(20),
});
export type MenuBar = z.infer<typeof menuBar>;

export const menuMethods = {
  /** A chosen item comes back as the push `app.deed`. Browser host: nothing. */
  'app.menu': method(menuBar, done),
} as const;
