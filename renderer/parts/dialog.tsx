import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog, Form, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { withoutDots } from '../i18n/text.ts';
import { Button, IconButton, IsAnswer } from './button.tsx';
import { unlessRefused } from './field/field.tsx';
import { Layer, useOnlyWayOut } from './layer.tsx';
import styles from './layers.module.css';
import { LooksOnlyPart } from './look/looks-only.tsx';
import { keepInPlaceSoon } from './side/returning-focus.ts';

type DialogProps = {
  /** The words of what opens it will do: the dots that say that something opens are left out. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the cross and Cancel. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `sheet`: over the whole window, for what needs the room. */
  readonly size?: 'small' | 'normal' | 'large' | 'sheet';
  /** The buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  /** Makes the dialog a form: Enter in a field or a button of type "submit" calls it. */
  readonly onSubmit?: () => void;
  readonly role?: 'dialog' | 'alertdialog';
};

/** The focus has gone with a button that is there no more, or is switched off: the place that is shown has it then. */
const KeptInPlace = (): null => {
  useEffect(
    () => () => {
      keepInPlaceSoon();
    },
    [],
  );
  return null;
};

const withoutRepeat = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  event.stopPropagation();
};

const Cross = ({ onClose }: Pick<DialogProps, 'onClose'>) => {
  const { t } = useTranslation('shell');
  return (
    <IconButton label={t('close')} icon={<X size={18} aria-hidden />} onPress={onClose} goesOn={useOnlyWayOut()} />
  );
};

/** A window over the window. Focus goes in, stays in, and returns to where it was. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
  size = 'normal',
  actions,
  onSubmit,
  role = 'dialog',
}: DialogProps) => {
  const body = (
    <>
      <div className={styles.dialogBody}>{children}</div>
      {actions !== undefined && (
        <IsAnswer value>
          <div className={styles.dialogFoot} data-foot>
            {actions}
          </div>
        </IsAnswer>
      )}
    </>
  );
  return (
    <ModalOverlay
      className={styles.shade ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={false}
    >
      <Modal className="modal" data-size={size}>
        <AriaDialog className={styles.dialog ?? ''} role={role}>
          <Layer>
            <KeptInPlace />
            <LooksOnlyPart on={false}>
              <div className={styles.dialogHead}>
                <Heading slot="title" level={2} className={styles.dialogTitle ?? ''}>
                  {withoutDots(title)}
                </Heading>
                <Cross onClose={onClose} />
              </div>
              {onSubmit === undefined ? (
                body
              ) : (
                // Held down, Enter answers what it was pressed for, not what is asked after that.
                <div className={styles.dialogKeys} onKeyDownCapture={withoutRepeat}>
                  <Form
                    className={styles.dialogForm ?? ''}
                    onSubmit={(event) => {
                      event.preventDefault();
                      unlessRefused(event.currentTarget, onSubmit);
                    }}
                  >
                    {body}
                  </Form>
                </div>
              )}
            </LooksOnlyPart>
          </Layer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

type SheetProps = Pick<DialogProps, 'title' | 'children'> & {
  readonly onDone: () => void;
  /** Stands beside the way out. */
  readonly beside?: ReactNode;
};

/** A page over the whole window, with one way out [W-1.4]. */
export const Sheet = ({ title, onDone, beside, children }: SheetProps) => {
  const { t } = useTranslation('file');
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onDone}
      size="sheet"
      actions={
        <>
          {beside}
          <Button tone="primary" onPress={onDone}>
            {t('copies.askDone')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

type ConfirmDialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** The verb of what is going to happen, never "OK". */
  readonly confirm: string;
  readonly tone?: 'primary' | 'danger';
  readonly children: ReactNode;
};

type AnswersProps = {
  readonly onCancel: () => void;
  /** What Cancel is called where it keeps something. */
  readonly cancel?: string;
  /** The verb of what the form is for. */
  readonly confirm: string;
  readonly isDisabled?: boolean;
};

/** The foot of a dialog that is a form: Cancel, and the verb that Enter stands for. */
export const Answers = ({ onCancel, cancel, confirm, isDisabled = false }: AnswersProps) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <Button onPress={onCancel}>{cancel ?? t('cancel')}</Button>
      <Button type="submit" tone="primary" isDisabled={isDisabled}>
        {confirm}
      </Button>
    </>
  );
};

/**
 * Asks once, in the verb of the deed. Only for what cannot be seen at a glance; everything can be undone anyway. What loses
 * something is never one key away: there Enter, Ctrl+Enter and blue are the answer that keeps it [W-2.1, W-4.3].
 */
export const ConfirmDialog = ({
  title,
  isOpen,
  onClose,
  onConfirm,
  confirm,
  tone = 'primary',
  children,
}: ConfirmDialogProps) => {
  const { t } = useTranslation('shell');
  const isSafe = tone === 'primary';
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      role="alertdialog"
      actions={
        <>
          <Button tone={isSafe ? 'plain' : 'primary'} onPress={onClose} autoFocus={!isSafe}>
            {t('cancel')}
          </Button>
          <Button
            tone={tone}
            autoFocus={isSafe}
            onPress={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
