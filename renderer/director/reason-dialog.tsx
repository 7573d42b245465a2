import { useState } from 'react';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextField } from '../parts/field/field.tsx';

export const LONGEST_REASON = 500;

type ReasonDialogProps = {
  /** True: it is taken back. */
  readonly onGive: (reason: string) => Promise<boolean>;
  readonly onClose: () => void;
};

/** What was given is cancelled with a reason and stays in the list. */
export const ReasonDialog = ({ onGive, onClose }: ReasonDialogProps) => {
  const textOf = useTextOf();
  const [reason, setReason] = useState('');
  const give = async () => {
    if (reason.trim() !== '' && (await onGive(reason.trim()))) onClose();
  };
  return (
    <Dialog
      title={textOf('director:cancelTitle')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void give()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('director:keep')}</Button>
          <Button type="submit" tone="primary" isDisabled={reason.trim() === ''}>
            {textOf('director:cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={textOf('director:reason')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        autoFocus
      />
    </Dialog>
  );
};
