import { type DragEvent, useState } from 'react';
import { refuse } from '../../../core/tournament/refusal.ts';
import { openFile, refuseList } from './import-store.ts';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Lets a list be dropped on an element: spread `dropping` on it, `over` says that one hovers above. */
export const useDrop = () => {
  const [over, setOver] = useState(false);
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      // What lies inside has taken it.
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file === undefined) return;
      const [item] = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file');
      if (item?.webkitGetAsEntry()?.isDirectory === true) refuseList(refuse('file.folder', { name: file.name }));
      else void openFile(file);
    },
  };
  return { over, dropping };
};
