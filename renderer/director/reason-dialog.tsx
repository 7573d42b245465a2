import { useTextOf } from '../i18n/text.ts';
import { Answers, Dialog } from '../parts/dialog.tsx';
import { ReasonField, useReason } from './act-form.tsx';

type ReasonDialogProps = {
  /** True: it is taken back. */
  readonly onGive: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** What was given is cancelled with a reason and stays in the list. */
const ReasonDialog = ({ onGive, onClose }: ReasonDialogProps) => {
  const textOf = useTextOf();
  const reason = useReason();
  const give = async () => {
    const words = reason.given();
    if (words !== null && (await onGive(words))) onClose();
  };
  return (
    <Dialog
      title={textOf('director:cancelTitle')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void give()}
      actions={
        <Answers onCancel={onClose} cancel={textOf('shell:history.keep')} confirm={textOf('director:takeBack')} />
      }
    >
      <ReasonField of={reason} autoFocus />
    </Dialog>
  );
};

type Cancelled = { readonly reason: string; readonly cancelled: string | null };

/** What stands of an entry that can be cancelled: its reason and why it no longer counts, and its way back while it does. */
export const useCancellable = () => {
  const textOf = useTextOf();
  return (
    { reason, cancelled }: Cancelled,
    onCancel: (why: string) => Promise<boolean>,
    more: readonly string[] = [],
  ) => ({
    about: [
      reason,
      ...more,
      ...(cancelled === null ? [] : [`${textOf('words:columns.cancelled')}: ${cancelled}`]),
    ].join(' · '),
    isOver: cancelled !== null,
    back:
      cancelled !== null
        ? null
        : {
            words: textOf('director:takeBack'),
            ask: (close: () => void) => <ReasonDialog onGive={onCancel} onClose={close} />,
          },
  });
};
