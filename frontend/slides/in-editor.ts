/** True in the block editor and other screens of wp-admin, where nothing moves by itself. */
export const isInEditor = ( { body }: Document ): boolean =>
	/(^| )(wp-admin|block-editor-iframe__body)( |$)/.test( body.className );
