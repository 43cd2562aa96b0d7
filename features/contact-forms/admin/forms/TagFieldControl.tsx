import { TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { mistakeText } from './mistake-text';
import type { TagField } from './tag-kinds';
import type { TagMistake, TagValues } from './tag-text';

export interface TagFieldControlProps {
	option: TagField;
	values: TagValues;
	mistakes: Record< string, TagMistake >;
	set: ( change: TagValues ) => void;
}

/** One option of a tag. */
export function TagFieldControl( { option, values, mistakes, set }: TagFieldControlProps ) {
	const { name, label, help, control } = option;
	const mistake = mistakes[ name ];
	if ( control === 'switch' ) {
		return (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ values[ name ] === true }
				onChange={ ( isOn ) => set( { [ name ]: isOn } ) }
			/>
		);
	}
	const shared = {
		__nextHasNoMarginBottom: true as const,
		label,
		help: mistake ? mistakeText( mistake ) : help,
		className: mistake ? 'is-wrong' : '',
		'aria-invalid': Boolean( mistake ),
		value: String( values[ name ] ?? '' ),
		onChange: ( text: string ) => set( { [ name ]: text } ),
	};
	return control === 'lines' ? (
		<TextareaControl { ...shared } rows={ 5 } />
	) : (
		<TextControl
			{ ...shared }
			__next40pxDefaultSize
			type={ control === 'number' ? 'number' : 'text' }
			step={ control === 'number' ? 'any' : undefined }
		/>
	);
}
