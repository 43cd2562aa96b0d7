// The only entry point to the media library.
export { describeAttachment, findAttachment, findAttachments, type Attachment } from './attachment';
export { editedPost, isMediaAvailable } from './core';
export { openMediaFrame, openMediaFrames, type MediaRequest } from './frame';
