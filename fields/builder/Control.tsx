import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { environment } from '../environment';
import { blockEditor, blockNames, blockTitle, markupOf } from './block-editor';
import { BlocksModal } from './BlocksModal';
import { readContent, readLayout, type Content, type LayoutRow } from './content';
import { toBlocks } from './to-blocks';

/** Renders a summary of the content, and a button that opens it in a separate block editor. */
export function BuilderInput( {
	id,
	field,
	value,
	onChange,
	labelId,
	describedBy,
}: ControlProps< 'builder' > ) {
	const content = readContent( value );
	const [ isOpen, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const [ isConverted, setConverted ] = useState( false );
	useEffect( () => {
		if ( isConverted && content.kind === 'blocks' ) {
			setConverted( false );
			button.current?.focus();
		}
	}, [ isConverted, content.kind ] );
	const close = () => {
		setOpen( false );
		button.current?.focus();
	};
	const finish = ( blocks: string ) => {
		onChange( { blocks } );
		close();
	};
	return (
		<div className="pagewright-builder">
			<Summary content={ content } />
			{ content.kind === 'layout' ? (
				<ConvertButton
					layout={ readLayout( content.layout ) }
					onConvert={ ( blocks ) => {
						onChange( { blocks } );
						setConverted( true );
					} }
				/>
			) : (
				<Button
					ref={ button }
					id={ id }
					__next40pxDefaultSize
					variant="secondary"
					aria-haspopup="dialog"
					aria-labelledby={ `${ id } ${ labelId }` }
					aria-describedby={ describedBy }
					onClick={ () => setOpen( true ) }
				>
					{ content.kind === 'blocks'
						? __( 'Edit content', 'pagewright' )
						: __( 'Add content', 'pagewright' ) }
				</Button>
			) }
			{ isOpen && (
				<BlocksModal
					title={ field.label || __( 'Edit content', 'pagewright' ) }
					markup={ content.kind === 'blocks' ? content.blocks : '' }
					onDone={ finish }
					onCancel={ close }
				/>
			) }
		</div>
	);
}

function Summary( { content }: { content: Content } ) {
	switch ( content.kind ) {
		case 'blocks':
			return (
				<div className="pagewright-builder__summary">
					<p>
						{ blockNames( content.blocks ).map( blockTitle ).join( ', ' ) ||
							__( 'Text', 'pagewright' ) }
					</p>
				</div>
			);
		case 'layout':
			return <LayoutSummary layout={ readLayout( content.layout ) } />;
		case 'unreadable':
			return (
				<p className="pagewright-field__kept">
					{ __(
						'The saved content cannot be read. It is kept until you add new content.',
						'pagewright'
					) }
				</p>
			);
		default:
			return null;
	}
}

function LayoutSummary( { layout }: { layout: LayoutRow[] } ) {
	const widgets = layout.flatMap( ( { cells } ) => cells ).flatMap( ( cell ) => cell.widgets );
	const names = widgets.map( ( { widgetClass } ) => nameOf( widgetClass ) );
	return (
		<div className="pagewright-builder__summary">
			<p>
				{ sprintf(
					/* translators: %d: number of widgets. */
					_n(
						'A Page Builder layout with %d widget. Visitors still see this layout.',
						'A Page Builder layout with %d widgets. Visitors still see this layout.',
						widgets.length,
						'pagewright'
					),
					widgets.length
				) }
			</p>
			<p>{ names.join( ', ' ) }</p>
		</div>
	);
}

function ConvertButton( {
	layout,
	onConvert,
}: {
	layout: LayoutRow[];
	onConvert: ( markup: string ) => void;
} ) {
	const canConvert = blockEditor() !== undefined;
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				accessibleWhenDisabled
				disabled={ ! canConvert }
				onClick={ () =>
					onConvert(
						markupOf(
							toBlocks( layout, {
								blockNameOf: ( name ) => descriptorOf( name )?.blockName ?? '',
								isRtl: isRTL(),
							} )
						)
					)
				}
			>
				{ __( 'Convert to blocks', 'pagewright' ) }
			</Button>
			<p className="pagewright-field__help">
				{ canConvert
					? __(
							'You can then edit it here. Widgets keep their settings, and rows keep the styles that blocks support. Undo restores the layout.',
							'pagewright'
						)
					: __( 'You can edit it in the block editor.', 'pagewright' ) }
			</p>
		</>
	);
}

const descriptorOf = ( widgetClass: string ) =>
	environment().widgets.find(
		( widget ) => widget.class.toLowerCase() === widgetClass.toLowerCase()
	);

/** `SiteOrigin_Widget_Button_Widget` → `Button`; a missing class in readable words. */
const nameOf = ( widgetClass: string ) =>
	descriptorOf( widgetClass )?.name ??
	widgetClass
		.replace( /^(SiteOrigin_Widget_|WP_Widget_)|_?Widget$/g, '' )
		.replace( /[\\_]+/g, ' ' )
		.trim();
