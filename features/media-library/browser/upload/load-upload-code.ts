/** Loads the code that sends files and shows their progress. */
export const loadUploadCode = () =>
	import( /* webpackChunkName: "media-uploads" */ './upload-code' );

/** Returns a handler that opens the dialog for files. The code loads while the user chooses, or else with the first file. */
export const loadWhile = ( openFileDialog: () => void ) => () => {
	openFileDialog();
	loadUploadCode().catch( () => {} );
};

export type UploadCode = Awaited< ReturnType< typeof loadUploadCode > >;
