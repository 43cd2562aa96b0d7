/** Returns true in the block editor and other admin screens, where nothing moves automatically. */
export const isInEditor = ( { body }: Document ): boolean =>
	/(^| )(wp-admin|block-editor-iframe__body)( |$)/.test( body.className );
