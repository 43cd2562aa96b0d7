import { SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Json } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { changePart, isBackwards, readDay, readDistance, readFound, UNITS } from './range';

/** Renders two dates, or two distances from today. */
export function Control( props: ControlProps< 'date-range' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const isRelative = field.date_type === 'relative';
	const isWrong = isBackwards( value, isRelative );
	const lost = unreadable( value, isRelative );
	const notes = {
		[ `${ id }-order` ]: isWrong ? wrongOrder() : '',
		[ `${ id }-kept` ]: lost === '' ? '' : keptText( lost ),
	};
	const shown = Object.keys( notes ).filter( ( noteId ) => notes[ noteId ] !== '' );
	const attributes = {
		...inputAttributes( props ),
		...( isWrong ? { 'aria-invalid': true } : {} ),
		'aria-describedby': [ describedBy, ...shown ].filter( Boolean ).join( ' ' ) || undefined,
	};
	const write = ( part: string, next: Json | undefined ) =>
		onChange( changePart( value, part, next ) );
	const Part = isRelative ? DistancePart : DayPart;
	const [ first, last ] = isRelative ? [ 'from', 'to' ] : [ 'after', 'before' ];
	const found = readFound( value );
	return (
		<div className="pagewright-date-range">
			<div className="pagewright-date-range__parts">
				<Part
					id={ id }
					label={ __( 'From', 'pagewright' ) }
					raw={ found[ first as string ] }
					onChange={ ( next ) => write( first as string, next ) }
					attributes={ attributes }
				/>
				<Part
					id={ `${ id }-last` }
					label={ __( 'Until', 'pagewright' ) }
					raw={ found[ last as string ] }
					onChange={ ( next ) => write( last as string, next ) }
					attributes={ attributes }
				/>
			</div>
			{ Object.entries( notes ).map( ( [ noteId, text ] ) => (
				<p
					key={ noteId }
					id={ noteId }
					className="pagewright-date-range__note"
					aria-live="polite"
				>
					{ text }
				</p>
			) ) }
		</div>
	);
}

interface PartProps {
	id: string;
	label: string;
	raw: Json | undefined;
	/** Undefined removes the part. */
	onChange: ( next: Json | undefined ) => void;
	attributes: object;
}

function DayPart( { id, label, raw, onChange, attributes }: PartProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ id }
			type="date"
			label={ label }
			value={ readDay( raw ) }
			onChange={ ( next ) => onChange( next === '' ? undefined : next ) }
			{ ...attributes }
		/>
	);
}

function DistancePart( { id, label, raw, onChange, attributes }: PartProps ) {
	const { value = '', unit = 'days' } = readDistance( raw ) ?? { unit: unitOf( raw ) };
	const labels = unitLabels();
	return (
		<div className="pagewright-date-range__distance">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				type="number"
				min={ 0 }
				max={ 9999 }
				step={ 1 }
				label={ label }
				value={ value }
				onChange={ ( next ) =>
					onChange( { value: /^\d{1,4}$/.test( next ) ? Number( next ) : '', unit } )
				}
				{ ...attributes }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={
					/* translators: %s: "From" or "Until". */
					sprintf( __( '%s: unit', 'pagewright' ), label )
				}
				hideLabelFromVision
				value={ unit }
				options={ UNITS.map( ( each ) => ( { value: each, label: labels[ each ] } ) ) }
				onChange={ ( next ) => onChange( { value, unit: next } ) }
			/>
		</div>
	);
}

/** Unit of a distance without a number. */
const unitOf = ( raw: Json | undefined ) =>
	readDistance( { ...( raw as object ), value: 0 } )?.unit ?? 'days';

/** Returns the text of an invalid date or distance; '' if it is valid. */
function unreadable( raw: Json | undefined, isRelative: boolean ): string {
	if ( raw === undefined || raw === null || raw === '' || raw === false ) {
		return '';
	}
	const found = readFound( raw );
	if ( Object.keys( found ).length === 0 ) {
		return typeof raw === 'object' || /^\s*[[{]\s*[\]}]\s*$/.test( String( raw ) )
			? ''
			: String( raw );
	}
	const bad = ( isRelative ? [ found.from, found.to ] : [ found.after, found.before ] ).filter(
		( part ) => ! isReadable( part, isRelative )
	);
	return bad
		.map( ( part ) => ( typeof part === 'string' ? part : JSON.stringify( part ) ) )
		.join( ', ' );
}

function isReadable( part: Json | undefined, isRelative: boolean ): boolean {
	if ( part === undefined || part === null || part === '' ) {
		return true;
	}
	if ( ! isRelative ) {
		return readDay( part ) !== '';
	}
	const { value = '' } = ( typeof part === 'object' ? part : { value: part } ) as {
		value?: Json;
	};
	return value === '' || value === null || readDistance( part ) !== undefined;
}

const unitLabels = () => ( {
	days: __( 'days ago', 'pagewright' ),
	weeks: __( 'weeks ago', 'pagewright' ),
	months: __( 'months ago', 'pagewright' ),
	years: __( 'years ago', 'pagewright' ),
} );

const wrongOrder = () =>
	__( 'The start date is after the end date, so nothing matches. Swap the dates.', 'pagewright' );

function keptText( lost: string ): string {
	return sprintf(
		/* translators: %s: a saved text that is not a date. */
		__( '“%s” is not a valid date. It is kept until you select another one.', 'pagewright' ),
		lost
	);
}
