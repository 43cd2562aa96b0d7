import { Button, Modal, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { mistakeText } from './mistake-text';
import type { TagButton, TagField } from './tag-kinds';
import { mistakesIn, nameFor, withLabel, type TagMistake, type TagValues } from './tag-text';
import { TagFieldControl, type TagFieldControlProps } from './TagFieldControl';

interface TagDialogProps {
	kind: TagButton;
	/** Names of the fields that there are. */
	taken: string[];
	onInsert: ( text: string ) => void;
	onClose: () => void;
}

/** Asks what a field is to be, and writes its tag. */
export function TagDialog( { kind, taken, onInsert, onClose }: TagDialogProps ) {
	const { values, mistakes, set, setLabel, setName } = useTagValues( kind, taken );
	const hasLabel = kind.hasName && ! [ 'hidden', 'acceptance' ].includes( kind.type );
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
						onChange={ setLabel }
					/>
				) }
				{ kind.hasName && (
					<NameField
						value={ String( values.name ?? '' ) }
						mistake={ mistakes.name }
						onChange={ setName }
					/>
				) }
				{ kind.hasName && kind.canBeRequired && (
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Required', 'pagewright' ) }
						checked={ values.required === true }
						onChange={ ( required ) => set( { required } ) }
					/>
				) }
				<Options
					options={ kind.options.filter( ( { isRare } ) => ! isRare ) }
					{ ...shared }
				/>
				<details>
					<summary>{ __( 'More options', 'pagewright' ) }</summary>
					<Options
						options={ kind.options.filter( ( { isRare } ) => isRare ) }
						{ ...shared }
					/>
				</details>
				<Result text={ withLabel( kind, values ) } isReady={ isReady } />
			</form>
		</Modal>
	);
}

/** The entered values. The name follows the label until the user enters another name. */
function useTagValues( kind: TagButton, taken: string[] ) {
	const [ values, setValues ] = useState< TagValues >( () => firstValues( kind, taken ) );
	const [ hasOwnName, setOwnName ] = useState( false );
	const set = ( change: TagValues ) => setValues( ( before ) => ( { ...before, ...change } ) );
	const setLabel = ( label: string ) =>
		set( { label, ...( hasOwnName ? {} : { name: nameFor( label, kind.type, taken ) } ) } );
	const setName = ( name: string ) => {
		setOwnName( true );
		set( { name } );
	};
	return { values, mistakes: mistakesIn( kind, values, taken ), set, setLabel, setName };
}

interface NameFieldProps {
	value: string;
	mistake: TagMistake | undefined;
	onChange: ( name: string ) => void;
}

function NameField( { value, mistake, onChange }: NameFieldProps ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Name', 'pagewright' ) }
			help={
				mistake
					? mistakeText( mistake )
					: __( 'Used in emails. Letters, digits and hyphens are allowed.', 'pagewright' )
			}
			className={ mistake ? 'is-wrong' : '' }
			aria-invalid={ Boolean( mistake ) }
			dir="ltr"
			value={ value }
			onChange={ onChange }
		/>
	);
}

/** The tag, and the button that inserts it. */
function Result( { text, isReady }: { text: string; isReady: boolean } ) {
	return (
		<div className="pagewright-forms__result">
			<code dir="ltr">{ text }</code>
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
	);
}

type OptionsProps = Omit< TagFieldControlProps, 'option' > & { options: TagField[] };

function Options( { options, ...shared }: OptionsProps ) {
	return (
		<>
			{ options.map( ( option ) => (
				<TagFieldControl key={ option.name } option={ option } { ...shared } />
			) ) }
		</>
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
