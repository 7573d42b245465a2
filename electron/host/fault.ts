/** What the browser host does with a fault that nobody caught [reliability 10.3]: writes it down, closes the file, ends. */

type Parting = { readonly log: (fault: unknown) => void; readonly close: () => unknown };

export const endOnFault = ({ log, close }: Parting): void => {
  const end = (fault: unknown): void => {
    try {
      log(fault);
    } finally {
      try {
        close();
      } finally {
        process.exit(1);
      }
    }
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
};
