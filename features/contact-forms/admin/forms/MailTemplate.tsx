import { TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { Fix, Mail, Problem } from '../../rest/contact-form/client';
import { described, describedArea } from './described';
import type { MailName } from './form-state';
import { insertInto } from './insert-into';
import { MailTags } from './MailTags';
import { changeBetween, mended } from './mend';
import type { TabProps } from './parts';
import { Problems } from './Problems';

interface MailTemplateProps extends TabProps {
	name: MailName;
	tags: string[];
}

type TextKey = Exclude< keyof Mail, 'active' | 'use_html' | 'exclude_blank' >;

interface MailField {
	key: TextKey;
	label: string;
	help?: string;
	/** Rows of the text area; 0 for a single line. */
	rows: number;
}

const fields = (): MailField[] => [
	{ key: 'recipient', label: __( 'To', 'pagewright' ), rows: 0 },
	{
		key: 'sender',
		label: __( 'From', 'pagewright' ),
		help: __(
			'Use an email address of this site’s domain. Emails from other senders are often treated as spam.',
			'pagewright'
		),
		rows: 0,
	},
	{ key: 'subject', label: __( 'Subject', 'pagewright' ), rows: 0 },
	{
		key: 'additional_headers',
		label: __( 'Additional headers', 'pagewright' ),
		help: __( 'One per line, for example Reply-To: [your-email]', 'pagewright' ),
		rows: 3,
	},
	{ key: 'body', label: __( 'Message body', 'pagewright' ), rows: 14 },
	{
		key: 'attachments',
		label: __( 'Attachments', 'pagewright' ),
		help: __(
			'File fields, such as [your-file], or file paths inside wp-content, one per line.',
			'pagewright'
		),
		rows: 3,
	},
];

/** A mail template. A click on a tag inserts it into the field that was used last. */
export function MailTemplate( { name, state, dispatch, tags }: MailTemplateProps ) {
	const mail = state.draft[ name ];
	const last = useRef< { element: HTMLTextAreaElement | HTMLInputElement; key: TextKey } | null >(
		null
	);
	const body = useRef< HTMLTextAreaElement >( null );
	const root = useRef< HTMLDivElement >( null );
	const change = ( part: Partial< Mail > ) =>
		dispatch( { type: 'mail-changed', name, change: part } );
	const insert = ( tag: string ) => {
		const place = last.current?.element.isConnected
			? last.current
			: body.current && { element: body.current, key: 'body' as const };
		if ( place ) {
			insertInto( place.element, `[${ tag }]`, ( text ) =>
				change( { [ place.key ]: text } )
			);
		}
	};
	// Types the change, so that the browser's undo works.
	const mend = ( key: TextKey, fix: Fix ) => {
		const element = root.current?.querySelector< HTMLTextAreaElement | HTMLInputElement >(
			`[data-part="${ key }"] :is(input, textarea)`
		);
		const after = mended( mail[ key ] ?? '', fix );
		const edit = element && changeBetween( element.value, after );
		if ( edit && edit.text !== '' ) {
			element.setSelectionRange( edit.start, edit.end );
			insertInto( element, edit.text, ( text ) => change( { [ key ]: text } ) );
		} else {
			change( { [ key ]: after } );
			element?.focus();
		}
	};
	return (
		<div className="pagewright-forms__mail" ref={ root }>
			<MailTags tags={ tags } onInsert={ insert } />
			{ fields().map( ( field ) => (
				<MailFieldControl
					key={ field.key }
					id={ `pagewright-${ name }-${ field.key }` }
					field={ field }
					body={ body }
					value={ mail[ field.key ] ?? '' }
					problems={ state.problems[ `${ name }.${ field.key }` ] }
					onChange={ ( text ) => change( { [ field.key ]: text } ) }
					onFocus={ ( element ) => {
						last.current = { element, key: field.key };
					} }
					onFix={ ( fix ) => mend( field.key, fix ) }
				/>
			) ) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Omit lines whose fields are all empty', 'pagewright' ) }
				checked={ mail.exclude_blank === true }
				onChange={ ( isOn ) => change( { exclude_blank: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Send as HTML', 'pagewright' ) }
				checked={ mail.use_html === true }
				onChange={ ( isOn ) => change( { use_html: isOn } ) }
			/>
		</div>
	);
}

interface MailFieldControlProps {
	id: string;
	field: MailField;
	/** Refers to the text area of the message. */
	body: RefObject< HTMLTextAreaElement >;
	value: string;
	problems: Problem[] | undefined;
	onChange: ( text: string ) => void;
	onFocus: ( element: HTMLTextAreaElement | HTMLInputElement ) => void;
	onFix: ( fix: Fix ) => void;
}

function MailFieldControl( props: MailFieldControlProps ) {
	const { id, field, body, value, problems, onChange, onFocus, onFix } = props;
	const { key, label, help, rows } = field;
	const shared = {
		__nextHasNoMarginBottom: true as const,
		label,
		help,
		...( rows ? describedArea( id, problems ) : described( id, problems, Boolean( help ) ) ),
		className: problems ? 'is-doubtful' : '',
		value,
		onChange,
		onFocus: ( event: { currentTarget: HTMLTextAreaElement | HTMLInputElement } ) =>
			onFocus( event.currentTarget ),
	};
	return (
		<div data-part={ key }>
			{ rows ? (
				<TextareaControl
					{ ...shared }
					ref={ key === 'body' ? body : undefined }
					rows={ rows }
				/>
			) : (
				<TextControl { ...shared } __next40pxDefaultSize />
			) }
			<Problems of={ id } found={ problems } onFix={ onFix } />
		</div>
	);
}
