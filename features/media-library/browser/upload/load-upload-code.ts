/** Loads the code that sends files and shows their progress. */
export const loadUploadCode = () =>
	import( /* webpackChunkName: "media-uploads" */ './upload-code' );

export type UploadCode = Awaited< ReturnType< typeof loadUploadCode > >;
