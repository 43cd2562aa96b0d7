import { __ } from '@wordpress/i18n';
import type { TagKind, TagOption } from './tag-text';

/** An option of a tag in the generator. */
export interface TagField extends TagOption {
	label: string;
	help?: string;
	control: 'text' | 'lines' | 'number' | 'date' | 'switch';
	/** Shown below “More options”. */
	isRare?: boolean;
	/** Initial value. */
	first?: string;
}

export interface TagButton extends TagKind {
	label: string;
	options: TagField[];
}

const part = (
	name: string,
	label: string,
	help?: string,
	control: TagField[ 'control' ] = 'text'
): TagField => ( {
	name,
	label,
	help,
	control,
	form: 'part',
} );
const value = (
	name: string,
	label: string,
	control: TagField[ 'control' ] = 'text',
	help?: string
): TagField => ( {
	name,
	label,
	help,
	control,
	form: 'value',
} );
const toggle = ( name: string, label: string, help?: string ): TagField => ( {
	name,
	label,
	help,
	control: 'switch',
	form: 'switch',
} );
const rare = ( ...fields: TagField[] ): TagField[] =>
	fields.map( ( field ) => ( { ...field, isRare: true } ) );

const content = () => part( 'value', __( 'Default value', 'pagewright' ) );
const placeholder = () =>
	toggle( 'placeholder', __( 'Use the default value as placeholder', 'pagewright' ) );
const looks = () =>
	rare(
		value( 'id', __( 'ID attribute', 'pagewright' ) ),
		value( 'class', __( 'CSS classes', 'pagewright' ) )
	);
const lengths = () =>
	rare(
		value( 'minlength', __( 'Minimum length', 'pagewright' ), 'number' ),
		value( 'maxlength', __( 'Maximum length', 'pagewright' ), 'number' )
	);
const completion = () =>
	rare(
		value(
			'autocomplete',
			__( 'Autocomplete', 'pagewright' ),
			'text',
			__( 'For example name, email, tel, organization or off.', 'pagewright' )
		)
	);
const choices = () =>
	part(
		'choices',
		__( 'Options', 'pagewright' ),
		__(
			'One per line. “Sales|sales@example.com” shows “Sales” and uses the email address in the email.',
			'pagewright'
		),
		'lines'
	);
const preset = () =>
	value(
		'default',
		__( 'Selected by default', 'pagewright' ),
		'text',
		__( 'The number of the option, for example 1. For several options, 1_3.', 'pagewright' )
	);
const freeText = () =>
	toggle( 'free_text', __( 'Add a text field to the last option', 'pagewright' ) );
const labels = () => [
	toggle( 'use_label_element', __( 'Make labels clickable', 'pagewright' ) ),
	...rare(
		toggle( 'label_first', __( 'Show labels before the checkboxes', 'pagewright' ) ),
		freeText()
	),
];

const field = (
	type: string,
	label: string,
	options: TagField[],
	more: Partial< TagButton > = {}
): TagButton => ( {
	type,
	label,
	canBeRequired: true,
	hasName: true,
	hasChoices: false,
	hasContent: false,
	options: [ ...options, ...looks() ],
	...more,
} );

const line = ( type: string, label: string ) =>
	field( type, label, [ content(), placeholder(), ...lengths(), ...completion() ] );

const steps = ( control: 'number' | 'date' ) => [
	value(
		'min',
		control === 'date' ? __( 'Earliest date', 'pagewright' ) : __( 'Minimum', 'pagewright' ),
		control === 'date' ? 'text' : 'number',
		control === 'date'
			? __( 'For example 2026–12–31, today or today+7days.', 'pagewright' )
			: undefined
	),
	value(
		'max',
		control === 'date' ? __( 'Latest date', 'pagewright' ) : __( 'Maximum', 'pagewright' ),
		control === 'date' ? 'text' : 'number'
	),
	...rare( value( 'step', __( 'Step', 'pagewright' ), 'number' ) ),
];

const CHOICE = { hasChoices: true };
const NO_STAR = { canBeRequired: false };

const textFields = (): TagButton[] => [
	line( 'text', __( 'Text', 'pagewright' ) ),
	line( 'email', __( 'Email', 'pagewright' ) ),
	line( 'tel', __( 'Phone', 'pagewright' ) ),
	line( 'url', __( 'URL', 'pagewright' ) ),
	field( 'textarea', __( 'Text area', 'pagewright' ), [
		content(),
		placeholder(),
		...lengths(),
	] ),
];

const numberFields = (): TagButton[] => [
	field( 'number', __( 'Number', 'pagewright' ), [
		content(),
		placeholder(),
		...steps( 'number' ),
	] ),
	field( 'range', __( 'Slider', 'pagewright' ), [ content(), ...steps( 'number' ) ] ),
	field( 'date', __( 'Date', 'pagewright' ), [ content(), ...steps( 'date' ) ] ),
];

const choiceFields = (): TagButton[] => [
	field(
		'select',
		__( 'Dropdown', 'pagewright' ),
		[
			choices(),
			toggle( 'first_as_label', __( 'Use the first option as a label', 'pagewright' ) ),
			toggle( 'include_blank', __( 'Start with an empty option', 'pagewright' ) ),
			toggle( 'multiple', __( 'Allow multiple selections', 'pagewright' ) ),
			...rare( preset() ),
		],
		CHOICE
	),
	field(
		'checkbox',
		__( 'Checkboxes', 'pagewright' ),
		[
			choices(),
			...labels(),
			...rare(
				toggle( 'exclusive', __( 'Allow only one selection', 'pagewright' ) ),
				preset()
			),
		],
		CHOICE
	),
	field(
		'radio',
		__( 'Radio buttons', 'pagewright' ),
		[ choices(), ...labels(), ...rare( preset() ) ],
		{
			...CHOICE,
			...NO_STAR,
		}
	),
];

const consent = () =>
	field(
		'acceptance',
		__( 'Consent', 'pagewright' ),
		[
			part(
				'content',
				__( 'Consent text', 'pagewright' ),
				__( 'Links are allowed.', 'pagewright' ),
				'lines'
			),
			toggle( 'optional', __( 'Optional', 'pagewright' ) ),
			...rare(
				toggle(
					'invert',
					__( 'Visitors agree if the checkbox is not selected', 'pagewright' )
				),
				value(
					'consent_for',
					__( 'Purpose of consent', 'pagewright' ),
					'text',
					__(
						'With “storage”, submissions are stored only if the visitor agrees.',
						'pagewright'
					)
				)
			),
		],
		{ ...NO_STAR, hasContent: true }
	);

const otherFields = (): TagButton[] => [
	field( 'file', __( 'File', 'pagewright' ), [
		{
			...value(
				'filetypes',
				__( 'Accepted file types', 'pagewright' ),
				'text',
				__(
					'File extensions, or types such as image/*. Leave empty to accept images, audio and video, but no documents.',
					'pagewright'
				)
			),
			first: 'image/*, pdf, doc, docx, odt, xls, xlsx, ods, txt',
		},
		value(
			'limit',
			__( 'Maximum file size', 'pagewright' ),
			'text',
			__( 'For example 500kb or 4mb. Leave empty to use a limit of 1mb.', 'pagewright' )
		),
	] ),
	field(
		'quiz',
		__( 'Question', 'pagewright' ),
		[
			part(
				'choices',
				__( 'Questions with answers', 'pagewright' ),
				__( 'One per line, for example: Is fire hot or cold?|hot', 'pagewright' ),
				'lines'
			),
		],
		{ ...CHOICE, ...NO_STAR }
	),
	field(
		'hidden',
		__( 'Hidden field', 'pagewright' ),
		[
			part( 'value', __( 'Value', 'pagewright' ) ),
			value(
				'default',
				__( 'Value source', 'pagewright' ),
				'text',
				__( 'For example get, user_email or post_meta.', 'pagewright' )
			),
		],
		NO_STAR
	),
	field(
		'submit',
		__( 'Button', 'pagewright' ),
		[ part( 'value', __( 'Button text', 'pagewright' ) ) ],
		{
			...NO_STAR,
			hasName: false,
		}
	),
];

/** Returns the field types for the template, in the order of their buttons. */
export const tagButtons = (): TagButton[] => [
	...textFields(),
	...numberFields(),
	...choiceFields(),
	consent(),
	...otherFields(),
];
