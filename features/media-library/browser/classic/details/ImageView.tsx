import { createRoot, useEffect, useReducer, useState } from '@wordpress/element';
import { Spinner } from '@wordpress/components';
import type { PostImage } from '../../../model/details/image';
import { attachmentFrom, type CoreAttachment } from '../../../port/core-attachment';
import { ImageDetails } from '../../image-details/ImageDetails';
import type { CoreController, CoreModel, CoreView } from '../core';
import { mediaFacts } from '../facts';
import { isOfWidget } from '../is-of-widget';
import { useFile, type Before, type ImageModel } from './use-file';

interface Props {
	view: CoreView;
	before: Before;
}

interface Settings {
	getUserSetting?: ( name: string ) => string;
	setUserSetting?: ( name: string, value: string ) => void;
	wp?: { media?: { view?: { settings?: { captions?: unknown } } } };
}

/** WordPress's user setting for the advanced options. */
const ADVANCED = 'advImgDetails';

/** The buttons that open a state, and have the focus when the user returns from it. */
const OPENERS: Readonly< Record< string, string > > = {
	'edit-image': '[data-action="edit"]',
	'replace-image': '[data-action="replace"]',
};

/** Shows the details of an image in the view of WordPress's dialog. Returns a function that removes them. */
export function mountImage( view: CoreView, before: Before ): () => void {
	const root = createRoot( view.el );
	root.render( <ClassicImage view={ view } before={ before } /> );
	return () => root.unmount();
}

function ClassicImage( { view: { el, model: state, controller }, before }: Props ) {
	const model = state as unknown as ImageModel;
	const { isReady, isReloading, failure, reload } = useFile( model, before );
	const [ , redraw ] = useReducer( ( count: number ) => count + 1, 0 );
	const [ wasInLibrary ] = useState( () => Boolean( model.get( 'attachment_id' ) ) );
	const [ isAdvanced, setAdvanced ] = useState( isAdvancedShown );
	useEffect( () => {
		const token = {};
		model.on( 'change', redraw, token );
		return () => model.off( null, null, token );
	}, [ model ] );
	useEffect( () => {
		const button = OPENERS[ controller.lastState?.()?.id ?? '' ];
		if ( isReady && button ) {
			el.querySelector< HTMLElement >( button )?.focus();
		}
	}, [ el, controller, isReady ] );
	if ( ! isReady ) {
		return <Spinner />;
	}
	const file = model.attachment && attachmentFrom( model.attachment.toJSON() as CoreAttachment );
	const canEdit = file && file.canEdit && mediaFacts().editableTypes.includes( file.mime );
	return (
		<ImageDetails
			image={ imageFrom( model ) }
			file={ file || null }
			isFileMissing={ wasInLibrary && ! file }
			fileFailure={ failure }
			isReloading={ isReloading }
			loginUrl={ mediaFacts().loginUrl }
			onReloadFile={ reload }
			sizeNames={ mediaFacts().imageSizes }
			hasCaptions={ hasCaptions() }
			isAdvanced={ isAdvanced }
			onAdvanced={ ( isShown ) => {
				setAdvanced( isShown );
				here.setUserSetting?.( ADVANCED, isShown ? 'show' : 'hide' );
			} }
			onChange={ ( changes ) => model.set( { ...changes } ) }
			// As WordPress's style sheet hides them.
			hasAlign={ ! isOfWidget( controller ) }
			{ ...( ! isOfWidget( controller ) && {
				onReplace: () => controller.setState?.( 'replace-image' ),
			} ) }
			{ ...( canEdit && { onEdit: () => edit( controller, model ) } ) }
		/>
	);
}

const here = globalThis as Settings;
const isAdvancedShown = () => here.getUserSetting?.( ADVANCED ) === 'show';
const hasCaptions = () => Number( here.wp?.media?.view?.settings?.captions ?? 1 ) !== 0;

/** The texts of a model may be absent; sizes are texts until they are changed. */
function imageFrom( model: CoreModel ): PostImage {
	const text = ( name: string ) => String( model.get( name ) || '' );
	const number = ( name: string ) => Number( model.get( name ) ) || 0;
	return {
		...{ url: text( 'url' ), originalUrl: text( 'originalUrl' ) },
		...{ alt: text( 'alt' ), caption: text( 'caption' ), title: text( 'title' ) },
		align: ( text( 'align' ) || 'none' ) as PostImage[ 'align' ],
		link: ( text( 'link' ) || 'none' ) as PostImage[ 'link' ],
		...{ linkUrl: text( 'linkUrl' ), linkRel: text( 'linkRel' ) },
		linkClassName: text( 'linkClassName' ),
		linkTargetBlank: Boolean( model.get( 'linkTargetBlank' ) ),
		...{ size: text( 'size' ), extraClasses: text( 'extraClasses' ) },
		...{ width: number( 'width' ), height: number( 'height' ) },
		...{
			customWidth: number( 'customWidth' ),
			customHeight: number( 'customHeight' ),
		},
		aspectRatio: number( 'aspectRatio' ),
	};
}

/** Shows the image editor: the next state of the dialog. */
function edit( controller: CoreController, model: ImageModel ): void {
	controller.states?.get( 'edit-image' )?.set( { image: model.attachment } );
	controller.setState?.( 'edit-image' );
}
