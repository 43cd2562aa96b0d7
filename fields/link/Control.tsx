import { __, sprintf } from '@wordpress/i18n';
import { environment } from '../environment';
import type { ControlProps } from '../field-module';
import { Combobox } from '../form/Combobox';
import { content, rememberContent, type Found } from '../form/content';
import { inputAttributes } from '../form/input-attributes';
import { readable } from '../form/options';
import { postId, postLinkTitle } from '../form/post-link';
import { textDirection } from '../form/text-direction';
import { useLabels } from '../form/use-labels';
import { isAddress } from './url';

/**
 * Renders a URL or a search for content of the site. A link to content, stored as `post: 123`, is
 * shown with its title.
 */
export function Control( props: ControlProps< 'link' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const stored = typeof value === 'string' ? value : '';
	const post = postId( stored );
	const [ found ] = useLabels( 'posts', post === undefined ? [] : [ post ] );
	const text = post === undefined ? stored : postLinkTitle( stored, found );
	const isWords = post !== undefined || ! isAddress( stored );
	const noteId = `${ id }-note`;
	return (
		<div className="pagewright-link">
			<Combobox
				id={ id }
				source="posts"
				text={ text }
				onText={ onChange }
				find={
					isWords
						? ( signal ) => content().search( 'posts', text.trim(), [], signal )
						: null
				}
				onPick={ ( picked ) => {
					rememberContent( 'posts', picked );
					onChange( `post: ${ picked.value }` );
				} }
				listLabel={ __( 'Select content', 'pagewright' ) }
				attributes={ {
					// Words can be in any script; URLs read from left to right.
					dir: text === '' || isWords ? textDirection( text ) : 'ltr',
					placeholder: field.placeholder ?? __( 'Enter a URL or search', 'pagewright' ),
					...inputAttributes( props ),
					'aria-describedby':
						[ describedBy, post !== undefined && noteId ]
							.filter( Boolean )
							.join( ' ' ) || undefined,
				} }
			/>
			{ post !== undefined && (
				<p id={ noteId } className="pagewright-link__note">
					{ noteText( found ) }
				</p>
			) }
		</div>
	);
}

function noteText( found: Found | null | undefined ): string {
	if ( found === null ) {
		return __( 'This content was deleted, or you are not allowed to read it.', 'pagewright' );
	}
	const kind = found
		? ( environment().postTypes[ found.type ] ?? readable( found.type ) )
		: __( 'Content', 'pagewright' );
	return sprintf(
		/* translators: %s: a type of content, such as Page. */
		__( '%s on this site. The link still works when its URL changes.', 'pagewright' ),
		kind
	);
}
