import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { FieldError } from '../fields';
import { fetchForm } from '../rest/forms/client';
import type { FormSchema, Values } from '../schema/field-types';
import type { Descriptor } from './descriptors';
import { loadFormModule, type FormModule } from './form-module';
import { onPostSaved } from './post-saved';

const NONE: FieldError[] = [];
const schemas = new Map< string, Promise< FormSchema | null > >();

interface Check {
	validate: FormModule[ 'validate' ];
	schema: FormSchema;
}

/**
 * Returns empty required fields: after each save of the post, and from then on after each change.
 */
export function useRequiredFields( descriptor: Descriptor, data: Values ): FieldError[] {
	const registry = useRegistry();
	const [ check, setCheck ] = useState< Check | null >( null );

	useEffect( () => {
		if ( ! descriptor.hasRequired ) {
			return;
		}
		return onPostSaved( registry, async () => {
			const [ schema, { validate } ] = await Promise.all( [
				schemaOf( descriptor.class ),
				loadFormModule(),
			] );
			if ( schema ) {
				setCheck( { validate, schema } );
			}
		} );
	}, [ registry, descriptor ] );

	return useMemo(
		() => ( check ? check.validate( check.schema, data ) : NONE ),
		[ check, data ]
	);
}

/** Fetches the schema of a class once for each page; null after an error, and retried next time. */
function schemaOf( widgetClass: string ): Promise< FormSchema | null > {
	const known =
		schemas.get( widgetClass ) ??
		fetchForm( widgetClass, {} ).then( ( result ) => {
			if ( ! result.ok ) {
				schemas.delete( widgetClass );
			}
			return result.ok ? result.value.schema : null;
		} );
	schemas.set( widgetClass, known );
	return known;
}
