import { Button } from '@wordpress/components';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { PER_PAGE } from '../../rest/form-list/client';

interface PagesProps {
	found: number;
	page: number;
	onTurn: ( page: number ) => void;
}

/** How many there are, and the way to the others. */
export function Pages( { found, page, onTurn }: PagesProps ) {
	const last = Math.max( 1, Math.ceil( found / PER_PAGE ) );
	return (
		<nav className="pagewright-forms__pages" aria-label={ __( 'Pagination', 'pagewright' ) }>
			<span role="status">
				{
					/* translators: %d: number of forms. */ sprintf(
						_n( '%d form', '%d forms', found, 'pagewright' ),
						found
					)
				}
			</span>
			{ last > 1 && (
				<>
					<Button
						icon={ isRTL() ? chevronRight : chevronLeft }
						label={ __( 'Previous page', 'pagewright' ) }
						disabled={ page <= 1 }
						accessibleWhenDisabled
						onClick={ () => onTurn( page - 1 ) }
					/>
					<span>
						{
							/* translators: 1: number of a page, 2: number of pages. */ sprintf(
								__( '%1$d of %2$d', 'pagewright' ),
								page,
								last
							)
						}
					</span>
					<Button
						icon={ isRTL() ? chevronLeft : chevronRight }
						label={ __( 'Next page', 'pagewright' ) }
						disabled={ page >= last }
						accessibleWhenDisabled
						onClick={ () => onTurn( page + 1 ) }
					/>
				</>
			) }
		</nav>
	);
}
