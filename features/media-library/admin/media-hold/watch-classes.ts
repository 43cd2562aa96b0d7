/** A class of WordPress's dialog. */
export interface CoreClass {
	prototype: Record< string, unknown >;
}

/** The objects of WordPress's scripts for uploads. */
export interface CoreUploads {
	Uploader: CoreClass & { defaults: unknown };
	media: {
		view: Record< 'UploaderInline' | 'UploaderStatus' | 'UploaderWindow', CoreClass >;
		events: { trigger: ( event: string, ...values: unknown[] ) => void };
	};
}

/** Returns a function that says whether the classes are as they are now: plugins change them to upload in another way. */
export function watchClasses( wp: CoreUploads ): () => boolean {
	const read = () => {
		const { UploaderInline, UploaderStatus, UploaderWindow } = wp.media.view;
		return [ UploaderInline, UploaderStatus, UploaderWindow, wp.Uploader ];
	};
	const classes = read();
	const copies = classes.map( ( { prototype } ) => ( { ...prototype } ) );
	const defaults = JSON.stringify( wp.Uploader.defaults );
	return () =>
		JSON.stringify( wp.Uploader.defaults ) === defaults &&
		read().every(
			( now, at ) =>
				now === classes[ at ] &&
				Object.keys( { ...now.prototype, ...copies[ at ] } ).every(
					( name ) => now.prototype[ name ] === copies[ at ]![ name ]
				)
		);
}
