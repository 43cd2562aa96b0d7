import { Button, Modal, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { mistakeText } from './mistake-text';
import type { TagButton } from './tag-kinds';
import { mistakesIn, nameFor, withLabel, type TagValues } from './tag-text';
import { TagFieldControl } from './TagFieldControl';

interface TagDialogProps {
	kind: TagButton;
	/** Names of the fields that there are. */
	taken: string[];
	onInsert: ( text: string ) => void;
	onClose: () => void;
}

/** Asks what a field is to be, and writes its tag. */
export function TagDialog( { kind, taken, onInsert, onClose }: TagDialogProps ) {
	const [ values, setValues ] = useState< TagValues >( () => firstValues( kind, taken ) );
	const [ hasOwnName, setOwnName ] = useState( false );
	const set = ( change: TagValues ) => setValues( ( before ) => ( { ...before, ...change } ) );
	const hasLabel = kind.hasName && ! [ 'hidden', 'acceptance' ].includes( kind.type );
	const mistakes = mistakesIn( kind, values, taken );
	const isReady = Object.keys( mistakes ).length === 0;
	const shared = { values, mistakes, set };
	return (
		<Modal
			/* translators: %s: kind of a field, such as Text. */
			title={ sprintf( __( 'Add field: %s', 'pagewright' ), kind.label ) }
			className="pagewright-forms__dialog"
			size="medium"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( isReady ) {
						onInsert( withLabel( kind, values ) );
					}
				} }
			>
				{ hasLabel && (
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Label', 'pagewright' ) }
						help={ __( 'The label that visitors see.', 'pagewright' ) }
						value={ String( values.label ?? '' ) }
						onChange={ ( label ) =>
							set( {
								label,
								...( hasOwnName
									? {}
									: { name: nameFor( label, kind.type, taken ) } ),
							} )
						}
					/>
				) }
				{ kind.hasName && (
					<>
						<TextControl
							__nextHasNoMarginBottom
							__next40pxDefaultSize
							label={ __( 'Name', 'pagewright' ) }
							help={
								mistakes.name
									? mistakeText( mistakes.name )
									: __(
											'Used in emails. Letters, digits and hyphens are allowed.',
											'pagewright'
										)
							}
							className={ mistakes.name ? 'is-wrong' : '' }
							aria-invalid={ Boolean( mistakes.name ) }
							dir="ltr"
							value={ String( values.name ?? '' ) }
							onChange={ ( name ) => {
								setOwnName( true );
								set( { name } );
							} }
						/>
						{ kind.canBeRequired && (
							<ToggleControl
								__nextHasNoMarginBottom
								label={ __( 'Required', 'pagewright' ) }
								checked={ values.required === true }
								onChange={ ( required ) => set( { required } ) }
							/>
						) }
					</>
				) }
				{ kind.options
					.filter( ( { isRare } ) => ! isRare )
					.map( ( option ) => (
						<TagFieldControl key={ option.name } option={ option } { ...shared } />
					) ) }
				<details>
					<summary>{ __( 'More options', 'pagewright' ) }</summary>
					{ kind.options
						.filter( ( { isRare } ) => isRare )
						.map( ( option ) => (
							<TagFieldControl key={ option.name } option={ option } { ...shared } />
						) ) }
				</details>
				<div className="pagewright-forms__result">
					<code dir="ltr">{ withLabel( kind, values ) }</code>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						disabled={ ! isReady }
						accessibleWhenDisabled
					>
						{ __( 'Insert', 'pagewright' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}

const firstValues = ( kind: TagButton, taken: string[] ): TagValues => ( {
	...Object.fromEntries(
		kind.options.flatMap( ( { name, first } ) => ( first ? [ [ name, first ] ] : [] ) )
	),
	...( kind.hasName ? { name: nameFor( '', kind.type, taken ) } : {} ),
	...( [ 'checkbox', 'radio' ].includes( kind.type ) ? { use_label_element: true } : {} ),
	...( kind.type === 'submit' ? { value: __( 'Send', 'pagewright' ) } : {} ),
	...( kind.type === 'acceptance'
		? { content: __( 'I agree that my message is stored and answered.', 'pagewright' ) }
		: {} ),
} );
