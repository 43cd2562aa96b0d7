import type { Json } from '../../schema/field-types';
import { environment } from '../environment';

const PART = /^(\d+(?:\.\d+)?)([a-z%]*)$/;

export function cleanPart( text: string ): string {
	const [ , number = '', unit = '' ] = PART.exec( text ) ?? [];
	const isKnown = number !== '' && ( unit === '' || environment().units.includes( unit ) );
	return isKnown ? number + ( unit || 'px' ) : '0px';
}

/** `10 -5px 1.5em` → `10px 0px 1.5em`; returns no more parts than inputs (0 = any number). */
export function cleanParts( raw: Json | undefined, most: number ): string {
	const text =
		typeof raw === 'string' || typeof raw === 'number'
			? String( raw ).trim().toLowerCase()
			: '';
	const parts = text === '' ? [] : text.split( /\s+/ );
	return ( most > 0 ? parts.slice( 0, most ) : parts ).map( cleanPart ).join( ' ' );
}

/**
 * Returns the value of each input. Fewer parts than four inputs follow the rules of CSS; otherwise
 * missing ones are empty.
 *
 *     4 inputs: '1px 2px' → 1px 2px 1px 2px      2 inputs: '1px' → 1px, ''
 */
export function spreadParts( value: string, count: number ): string[] {
	const parts = value === '' ? [] : value.split( ' ' );
	if ( count !== 4 || parts.length === 0 ) {
		return Array.from( { length: count }, ( _, index ) => parts[ index ] ?? '' );
	}
	const [ top = '', right = top, bottom = top, left = right ] = parts;
	return [ top, right, bottom, left ];
}

/** Returns the inputs as one value; empty ones become `0px` unless all are empty. */
export function joinParts( parts: string[] ): string {
	return parts.every( ( part ) => part === '' )
		? ''
		: parts.map( ( part ) => ( part === '' ? '0px' : cleanPart( part ) ) ).join( ' ' );
}

/**
 * Returns all inputs after one changed: all change while linked; with autofill, if they were empty.
 */
export function changePart(
	parts: string[],
	index: number,
	part: string,
	{ isLinked = false, hasAutofill = false }
): string[] {
	const areOthersEmpty = parts.every( ( other, at ) => at === index || other === '' );
	const isForAll =
		isLinked || ( hasAutofill && areOthersEmpty && parts[ index ] === '' && part !== '' );
	return parts.map( ( other, at ) => ( isForAll || at === index ? part : other ) );
}
