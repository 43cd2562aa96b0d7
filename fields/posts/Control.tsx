import { useContext, useLayoutEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { Json, Values } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { emitStates } from '../form/conditions';
import { Disclosure } from '../form/Disclosure';
import { FieldListContext, type Update } from '../form/group';
import { fieldLabel } from '../form/label';
import { PostsCount } from './PostsCount';
import { queryFields } from './parts';
import { FORM_STATE, queryText, readQuery } from './query-string';

/**
 * Renders the parts of a query, and how many posts it finds. Writes nothing before the user changes
 * a part. From then on it writes an object, which every reader of blocks supports, and which
 * classic widgets store as a string again.
 */
export function Control( { name, path, field, value, onChange }: ControlProps< 'posts' > ) {
	const parts = readQuery( value );
	const [ isOpen, setOpen ] = useState( parts[ FORM_STATE ] === 'open' || ! field.hide );
	return (
		<Disclosure
			label={ fieldLabel( field, name ) }
			path={ path }
			isOpen={ isOpen }
			onToggle={ setOpen }
		>
			{ () => (
				<>
					<Parts { ...{ path, field, value, onChange, parts } } />
					<PostsCount query={ queryText( value ) } />
				</>
			) }
		</Disclosure>
	);
}

interface PartsProps extends Pick<
	ControlProps< 'posts' >,
	'path' | 'field' | 'value' | 'onChange'
> {
	parts: Values;
}

function Parts( { path, field, value, onChange, parts }: PartsProps ) {
	const List = useContext( FieldListContext );
	const newest = useRef< Json | undefined >( value );
	useLayoutEffect( () => {
		newest.current = value;
	}, [ value ] );
	const update: Update = ( change ) => {
		newest.current = change( { ...readQuery( newest.current ) } );
		onChange( newest.current );
	};
	const fields = useMemo( () => queryFields( field, parts ), [ field, parts ] );
	return (
		<List
			fields={ fields }
			values={ parts }
			path={ path }
			update={ update }
			states={ emitStates( fields, parts ) }
			depth={ 1 }
		/>
	);
}
