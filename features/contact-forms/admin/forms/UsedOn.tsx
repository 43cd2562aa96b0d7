import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { UsingPost } from '../../../../rest/screen-uses/client';
import type { UsesState } from './use-forms';

/** Posts that are named at first. */
const FIRST = 2;

/** Where a form is shown: links to the posts, and names of widget areas. */
export function UsedOn( { id, uses }: { id: number; uses: UsesState } ) {
	const [ isOpen, setOpen ] = useState( false );
	const found = typeof uses === 'string' ? undefined : uses[ id ];
	if ( ! found ) {
		return <span className="pagewright-forms__unused">{ withoutText( uses ) }</span>;
	}
	const { posts, more, areas } = found;
	const named = isOpen ? posts : posts.slice( 0, FIRST );
	const hidden = posts.length - named.length;
	return (
		<>
			<ul className="pagewright-forms__uses">
				{ named.map( ( post ) => (
					<li key={ post.id }>
						<Post post={ post } />
					</li>
				) ) }
				{ areas.map( ( area ) => (
					<li key={ area }>
						{
							/* translators: %s: name of a widget area. */
							sprintf( __( 'Widget area “%s”', 'pagewright' ), area )
						}
					</li>
				) ) }
				{ isOpen && more > 0 && <li>{ moreText( more ) }</li> }
			</ul>
			{ hidden > 0 && (
				<Button variant="link" onClick={ () => setOpen( true ) }>
					{ moreText( hidden + more ) }
				</Button>
			) }
		</>
	);
}

function withoutText( uses: UsesState ): string {
	if ( uses === 'loading' ) {
		return __( 'Loading…', 'pagewright' );
	}
	return uses === 'failed'
		? __( 'Unknown', 'pagewright' )
		: __( 'Not on any page', 'pagewright' );
}

function Post( { post: { title, status, edit, view } }: { post: UsingPost } ) {
	const address = edit || view;
	return (
		<>
			{ address ? <a href={ address }>{ title }</a> : title }
			{ status && ` (${ status })` }
		</>
	);
}

const moreText = ( count: number ) =>
	/* translators: %d: number of pages. */
	sprintf( _n( '%d more page', '%d more pages', count, 'pagewright' ), count );
