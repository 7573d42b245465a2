import {
  Dialog as AriaDialog,
  Autocomplete,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  TextField,
  useFilter,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '../../i18n/text.ts';
import { Kbd } from '../../parts/kbd.tsx';
import { closeDialog } from '../place.ts';
import { canPerform, perform, shortcutOf, useDeedStore } from './commands.ts';
import { shortcutText } from './shortcut.ts';
import './palette.css';

/** Every deed that can be done now, found by its words: type, arrow keys, Enter. */
export const Palette = () => {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const { contains } = useFilter({ sensitivity: 'base' });
  const deeds = useDeedStore((store) => store.deeds);
  const items = deeds
    .filter((deed) => deed.id !== 'app.palette' && canPerform(deed))
    .map((deed) => {
      const shortcut = shortcutOf(deed);
      const words = textOf(deed.titleKey, deed.params);
      const group = textOf(deed.groupKey);
      return { id: deed.id, words, group, keys: shortcut === null ? null : shortcutText(shortcut) };
    })
    // Two keys for the same way are one command here.
    .filter(
      (item, at, all) => at === all.findIndex(({ words, group }) => words === item.words && group === item.group),
    );
  return (
    <ModalOverlay
      className="shade palette-shade"
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) closeDialog();
      }}
    >
      <Modal className="modal palette">
        <AriaDialog className="dialog" aria-label={t('deeds.palette')}>
          <Autocomplete filter={contains}>
            <TextField className="palette-field" aria-label={t('palette.search')} autoFocus>
              <Input className="palette-input" placeholder={t('palette.search')} />
            </TextField>
            <Menu
              className="palette-list"
              aria-label={t('deeds.palette')}
              items={items}
              onAction={(id) => {
                closeDialog();
                // After the dialog has given the focus back, so that the deed finds the screen as it was.
                requestAnimationFrame(() => perform(String(id)));
              }}
              renderEmptyState={() => <p className="palette-none">{t('palette.none')}</p>}
            >
              {({ id, words, group, keys }) => (
                <MenuItem id={id} textValue={`${words} ${group}`} className="palette-item">
                  <span className="palette-words">{words}</span>
                  <span className="palette-group">{group}</span>
                  {keys !== null && <Kbd>{keys}</Kbd>}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
