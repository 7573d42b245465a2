// A utility process: answers with what it got, ends when told, or falls over.
process.parentPort.on('message', ({ data }) => {
  if (data === 'end') process.exit(7);
  process.parentPort.postMessage({ heard: data, type: process.type });
});
