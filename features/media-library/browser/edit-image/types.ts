import type { Attachment } from '../../port';
import type { MediaStore } from '../store/media-store';
import type { ImageEditing } from '../types';

export interface EditImageProps {
	store: MediaStore;
	attachment: Attachment;
	loginUrl: string;
	editing: ImageEditing;
}
