import { __ } from '@wordpress/i18n';
import type { TagKind, TagOption } from './tag-text';

/** One option of a tag, as the generator asks for it. */
export interface TagField extends TagOption {
	label: string;
	help?: string;
	control: 'text' | 'lines' | 'number' | 'date' | 'switch';
	/** Stands below “More options”. */
	isRare?: boolean;
	/** What it holds before anybody types. */
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

const content = () => part( 'value', __( 'Text in the field', 'pagewright' ) );
const placeholder = () =>
	toggle( 'placeholder', __( 'Show this text as a placeholder', 'pagewright' ) );
const looks = () =>
	rare(
		value( 'id', __( 'HTML id', 'pagewright' ) ),
		value( 'class', __( 'CSS classes', 'pagewright' ) )
	);
const lengths = () =>
	rare(
		value( 'minlength', __( 'Fewest characters', 'pagewright' ), 'number' ),
		value( 'maxlength', __( 'Most characters', 'pagewright' ), 'number' )
	);
const completion = () =>
	rare(
		value(
			'autocomplete',
			__( 'What browsers may fill in', 'pagewright' ),
			'text',
			__( 'Such as name, email, tel, organization or off.', 'pagewright' )
		)
	);
const choices = () =>
	part(
		'choices',
		__( 'Choices', 'pagewright' ),
		__(
			'One on each line. “Sales|sales@example.com” shows Sales and puts the address into the mail.',
			'pagewright'
		),
		'lines'
	);
const preset = () =>
	value(
		'default',
		__( 'Chosen at first', 'pagewright' ),
		'text',
		__( 'Number of the choice: 1 is the first. Several: 1_3.', 'pagewright' )
	);
const freeText = () =>
	toggle( 'free_text', __( 'The last choice has a text field', 'pagewright' ) );
const labels = () => [
	toggle( 'use_label_element', __( 'A click on the words chooses', 'pagewright' ) ),
	...rare( toggle( 'label_first', __( 'Words before the boxes', 'pagewright' ) ), freeText() ),
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
		control === 'date' ? __( 'First day', 'pagewright' ) : __( 'Smallest', 'pagewright' ),
		control === 'date' ? 'text' : 'number',
		control === 'date'
			? __( 'As 2026–12–31, or as today or today+7days.', 'pagewright' )
			: undefined
	),
	value(
		'max',
		control === 'date' ? __( 'Last day', 'pagewright' ) : __( 'Largest', 'pagewright' ),
		control === 'date' ? 'text' : 'number'
	),
	...rare( value( 'step', __( 'Step', 'pagewright' ), 'number' ) ),
];

const CHOICE = { hasChoices: true };
const NO_STAR = { canBeRequired: false };

/** Fields that can be put into a form, in the order of their buttons. */
export const tagButtons = (): TagButton[] => [
	line( 'text', __( 'Text', 'pagewright' ) ),
	line( 'email', __( 'Email', 'pagewright' ) ),
	line( 'tel', __( 'Telephone', 'pagewright' ) ),
	line( 'url', __( 'Web address', 'pagewright' ) ),
	field( 'textarea', __( 'Long text', 'pagewright' ), [
		content(),
		placeholder(),
		...lengths(),
	] ),
	field( 'number', __( 'Number', 'pagewright' ), [
		content(),
		placeholder(),
		...steps( 'number' ),
	] ),
	field( 'range', __( 'Slider', 'pagewright' ), [ content(), ...steps( 'number' ) ] ),
	field( 'date', __( 'Date', 'pagewright' ), [ content(), ...steps( 'date' ) ] ),
	field(
		'select',
		__( 'Drop-down list', 'pagewright' ),
		[
			choices(),
			toggle(
				'first_as_label',
				__( 'The first choice only says what to choose', 'pagewright' )
			),
			toggle( 'include_blank', __( 'Begin with an empty choice', 'pagewright' ) ),
			toggle( 'multiple', __( 'Several may be chosen', 'pagewright' ) ),
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
				toggle( 'exclusive', __( 'Only one may be chosen', 'pagewright' ) ),
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
	field(
		'acceptance',
		__( 'Consent', 'pagewright' ),
		[
			part(
				'content',
				__( 'What visitors agree to', 'pagewright' ),
				__( 'May hold links.', 'pagewright' ),
				'lines'
			),
			toggle( 'optional', __( 'The form can be sent without it', 'pagewright' ) ),
			...rare(
				toggle( 'invert', __( 'Agreed while it is not checked', 'pagewright' ) ),
				value(
					'consent_for',
					__( 'Consent to', 'pagewright' ),
					'text',
					__( '“storage”: submissions are only stored with it.', 'pagewright' )
				)
			),
		],
		{ ...NO_STAR, hasContent: true }
	),
	field( 'file', __( 'File', 'pagewright' ), [
		{
			...value(
				'filetypes',
				__( 'Accepted files', 'pagewright' ),
				'text',
				__(
					'File name extensions, or kinds such as image/*. If this is empty, the field accepts images, audio and video, but no documents.',
					'pagewright'
				)
			),
			first: 'image/*, pdf, doc, docx, odt, xls, xlsx, ods, txt',
		},
		value(
			'limit',
			__( 'Maximum size', 'pagewright' ),
			'text',
			__( 'For example 500kb or 4mb. If this is empty, the limit is 1mb.', 'pagewright' )
		),
	] ),
	field(
		'quiz',
		__( 'Question', 'pagewright' ),
		[
			part(
				'choices',
				__( 'Questions with answers', 'pagewright' ),
				__( 'One on each line: Is fire hot or cold?|hot', 'pagewright' ),
				'lines'
			),
		],
		{ ...CHOICE, ...NO_STAR }
	),
	field(
		'hidden',
		__( 'Hidden value', 'pagewright' ),
		[
			part( 'value', __( 'Value', 'pagewright' ) ),
			value(
				'default',
				__( 'Filled from', 'pagewright' ),
				'text',
				__( 'Such as get, user_email or post_meta.', 'pagewright' )
			),
		],
		NO_STAR
	),
	field(
		'submit',
		__( 'Button', 'pagewright' ),
		[ part( 'value', __( 'Words on the button', 'pagewright' ) ) ],
		{
			...NO_STAR,
			hasName: false,
		}
	),
];
