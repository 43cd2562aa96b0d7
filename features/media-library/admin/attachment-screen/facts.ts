import type { Point } from '../../image-port';

/** Facts that AttachmentScreen.php prints. */
export interface AttachmentFacts {
	id: number;
	/** Whether our image editor opens. */
	hasEditor: boolean;
	/** Focal point of the image; null for none. */
	focus: Point | null;
}

export const attachmentFacts = (): AttachmentFacts =>
	( globalThis as unknown as { pagewrightAttachment: AttachmentFacts } ).pagewrightAttachment;
