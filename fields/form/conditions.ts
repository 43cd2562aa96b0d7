import type { FieldOptions, Fields, Json, Values } from '../../schema/field-types';
import { asValues, effectiveValue, innerFields, MAX_DEPTH } from '../../schema/walk';
import { readBoolean } from './booleans';
import { judge } from './expression';

/**
 * Group => its state. A repeater item and a nested widget see the outer groups and set their own.
 */
export type States = Readonly< Record< string, Json > >;

const ANY_STATE = '_true';

/** Types whose fields belong to the list around them. */
const PARTS = new Set( [ 'section', 'tabs' ] );

/**
 * Returns the value for conditions: a checkbox as boolean, a selected file as its ID or URL, '' for
 * none.
 */
export function conditionValue( field: FieldOptions, values: Values, name: string ): Json {
	const value = effectiveValue( field, values[ name ] );
	if ( field.type === 'checkbox' || field.type === 'toggle' ) {
		return readBoolean( value );
	}
	if ( field.type === 'media' ) {
		const id = Number( value );
		return id > 0 ? id : ( values[ `${ name }_fallback` ] ?? '' );
	}
	return value ?? '';
}

/**
 * Returns the states that a field list sets. Sections belong to the list; repeater items and nested
 * widgets have their own groups. `{$repeater}` in a group's name therefore needs no number: it is
 * part of the name.
 */
export function emitStates( fields: Fields, values: Values, depth = 1 ): States {
	const states: Record< string, Json > = {};
	for ( const [ name, field ] of Object.entries( fields ) ) {
		emit( field, () => conditionValue( field, values, name ), states );
		const inner =
			PARTS.has( field.type ) && depth < MAX_DEPTH ? innerFields( field ) : undefined;
		if ( inner !== undefined ) {
			Object.assign( states, emitStates( inner, asValues( values[ name ] ), depth + 1 ) );
		}
	}
	return states;
}

function emit(
	{ emit: emitters }: FieldOptions,
	read: () => Json,
	states: Record< string, Json >
): void {
	if ( emitters === undefined ) {
		return;
	}
	const value = read();
	for ( const group of emitters.select ?? [] ) {
		states[ group ] = value;
	}
	for ( const [ group, state, expression ] of emitters.conditional ?? [] ) {
		if ( judge( expression, value ) ) {
			states[ group ] = state;
		}
	}
	for ( const [ group, state, allowed ] of emitters.in ?? [] ) {
		if ( allowed.some( ( entry ) => String( entry ) === String( value ) ) ) {
			states[ group ] = state;
		}
	}
}

/**
 * Returns whether a field is visible. Within a group, the last matching reaction wins, and `*else`
 * applies only if none matched before it. With several groups, all of them must show the field. A
 * group without a state has no effect.
 */
export function isVisible( field: FieldOptions, states: States ): boolean {
	const shown = new Map< string, boolean >();
	for ( const [ group, wanted, action ] of field.when ?? [] ) {
		if (
			Object.hasOwn( states, group ) &&
			matches( wanted, states[ group ] ?? '', shown.has( group ) )
		) {
			shown.set( group, action === 'show' );
		}
	}
	return [ ...shown.values() ].every( Boolean );
}

function matches( wanted: string[] | '*else', state: Json, hasMatched: boolean ): boolean {
	if ( wanted === '*else' ) {
		return ! hasMatched;
	}
	const actual = Array.isArray( state ) ? state.map( String ) : [ String( state ) ];
	return wanted.some( ( entry ) => entry === ANY_STATE || actual.includes( entry ) );
}
