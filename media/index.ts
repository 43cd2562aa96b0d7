// The only entry point to the media library.
export {
	describeAttachment,
	editedPost,
	findAttachment,
	findAttachments,
	type Attachment,
} from './attachment';
export { isMediaAvailable, openMediaFrame, openMediaFrames, type MediaRequest } from './frame';
