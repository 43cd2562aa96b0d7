// The only door to the media library.
export { describeAttachment, findAttachment, type Attachment } from './attachment';
export { isMediaAvailable, openMediaFrame, type MediaRequest } from './frame';
