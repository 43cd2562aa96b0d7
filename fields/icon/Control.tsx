import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../field-module';
import { FamilyStyle, Glyph } from './Glyph';
import { IconPanel } from './IconPanel';
import { familyKey, findChoice } from './model';
import { useFamily } from './use-family';

/** A button that shows the icon and opens the picker below it, and one that removes the icon. */
export function Control( {
	id,
	field,
	value,
	onChange,
	labelId,
	describedBy,
}: ControlProps< 'icon' > ) {
	const saved = typeof value === 'string' ? value.trim() : '';
	const [ isOpen, setOpen ] = useState( false );
	const toggle = useRef< HTMLButtonElement >( null );
	const { answer } = useFamily( familyKey( saved ), saved !== '' );
	const chosen = answer?.ok ? findChoice( saved, answer.family ) : undefined;
	const isUnknown = saved !== '' && answer !== undefined && ! chosen;

	const remove = () => {
		onChange( '' );
		toggle.current?.focus();
	};
	const close = () => {
		setOpen( false );
		toggle.current?.focus();
	};

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( isOpen && event.key === 'Escape' ) {
			event.stopPropagation();
			close();
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, from the controls inside.
		<div className="pagewright-icon" onKeyDown={ onKeyDown }>
			{ answer?.ok && <FamilyStyle uri={ answer.family.styleUri } /> }
			<Button
				ref={ toggle }
				id={ id }
				__next40pxDefaultSize
				variant="secondary"
				className="pagewright-icon__toggle"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? `${ id }-panel` : undefined }
				aria-labelledby={ `${ labelId } ${ id }` }
				aria-describedby={ describedBy }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ chosen && <Glyph { ...chosen } /> }
				{ toggleText( saved, chosen?.name ) }
			</Button>
			{ saved !== '' && (
				<Button size="compact" variant="tertiary" onClick={ remove }>
					{ __( 'Remove icon', 'pagewright' ) }
				</Button>
			) }
			{ isUnknown && <p className="pagewright-icon__note">{ keptText( saved ) }</p> }
			{ isOpen && (
				<IconPanel
					id={ `${ id }-panel` }
					offered={ field.families }
					saved={ saved }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

function toggleText( saved: string, name: string | undefined ): string {
	if ( saved === '' ) {
		return __( 'Choose an icon', 'pagewright' );
	}
	return name ?? saved;
}

function keptText( saved: string ): string {
	return sprintf(
		/* translators: %s: a saved icon, as fontawesome-sow-fas-ship. */
		__(
			'"%s" is not in the list of icons. It is kept until you choose another.',
			'pagewright'
		),
		saved
	);
}
