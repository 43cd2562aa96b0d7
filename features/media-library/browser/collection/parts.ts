import type { Arranger } from '../arrange/Arranger';
import { Browser } from '../Browser';
import { DialogNotices } from '../dialog/DialogNotices';
import { PAGE } from '../dialog/MediaDialog';
import type { MediaDialogProps } from '../dialog/types';
import { useConfirmed } from '../dialog/use-confirmed';
import { Frame } from '../frame/Frame';
import { UploadPanel } from '../upload/UploadPanel';
import { UploadZone } from '../upload/UploadZone';

/**
 * Parts of all dialogs that the dialog of galleries shows. Its code loads later and gets them as a
 * property: imports would cut the code of the first dialog into modules, and make it larger.
 */
export const PARTS = { Browser, DialogNotices, Frame, UploadPanel, UploadZone, useConfirmed, PAGE };

export interface GalleryDialogProps extends MediaDialogProps {
	parts: typeof PARTS;
	/** Loads separately, because dialogs of WordPress show it, too. */
	Arranger: typeof Arranger;
}
