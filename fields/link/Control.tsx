import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Result } from '../../rest/send';
import type { ControlProps } from '../field-module';
import { Combobox } from '../form/Combobox';
import { content, type Found } from '../form/content';
import { inputAttributes } from '../form/input-attributes';
import { textDirection } from '../form/text-direction';
import { isAddress, postId } from './url';

/** An address, typed, or content of the site: words are searched for. A link to content is shown as it is stored, with its title below. */
export function Control( props: ControlProps< 'link' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const text = typeof value === 'string' ? value : '';
	const post = postId( text );
	const [ picked, setPicked ] = useState< Found >();
	const noteId = `${ id }-note`;
	return (
		<div className="pagewright-link">
			<Combobox
				id={ id }
				source="posts"
				text={ text }
				onText={ onChange }
				find={
					isAddress( text )
						? null
						: ( signal ) => content().search( 'posts', text.trim(), [], signal )
				}
				onPick={ ( found ) => {
					setPicked( found );
					onChange( `post: ${ found.value }` );
				} }
				listLabel={ __( 'Content of this site', 'pagewright' ) }
				attributes={ {
					// Words may be of any script; an address reads from left to right.
					dir: text !== '' && isAddress( text ) ? 'ltr' : textDirection( text ),
					placeholder:
						field.placeholder ?? __( 'Type an address, or search', 'pagewright' ),
					...inputAttributes( props ),
					'aria-describedby':
						[ describedBy, post !== undefined && noteId ]
							.filter( Boolean )
							.join( ' ' ) || undefined,
				} }
			/>
			{ post !== undefined && (
				<Note
					key={ post }
					id={ noteId }
					post={ post }
					title={ picked?.value === post ? picked.label : undefined }
				/>
			) }
		</div>
	);
}

/** Where `post: 123` leads to: its title once the site has told it. */
function Note( { id, post, title }: { id: string; post: string; title: string | undefined } ) {
	const [ answer, setAnswer ] = useState< Result< string > >();
	useEffect( () => {
		let isCurrent = title === undefined;
		if ( isCurrent ) {
			void content()
				.title( post )
				.then( ( next ) => isCurrent && setAnswer( next ) );
		}
		return () => {
			isCurrent = false;
		};
	}, [ post, title ] );
	return (
		<p id={ id } className="pagewright-link__note">
			{ noteText(
				post,
				title ?? ( answer?.ok ? answer.value : undefined ),
				isGone( answer )
			) }
		</p>
	);
}

const isGone = ( answer: Result< string > | undefined ) =>
	answer?.ok === false && answer.failure.kind === 'refused' && answer.failure.status === 403;

function noteText( post: string, title: string | undefined, isOut: boolean ): string {
	if ( title !== undefined ) {
		return sprintf(
			/* translators: %s: title of a post. */
			__( 'Leads to "%s" on this site, wherever it moves.', 'pagewright' ),
			title
		);
	}
	const leads = sprintf(
		/* translators: %s: number of a post. */
		__(
			'Leads to the content with the number %s of this site, wherever it moves.',
			'pagewright'
		),
		post
	);
	return isOut
		? `${ leads } ${ __( 'It is gone, or you are not allowed to read it.', 'pagewright' ) }`
		: leads;
}
