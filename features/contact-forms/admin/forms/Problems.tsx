import { Button } from '@wordpress/components';
import { caution, Icon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { problemsId } from './described';
import type { Fix, Problem } from '../../rest/contact-form/client';

interface ProblemsProps {
	/** Id of the field. */
	of: string;
	found: Problem[] | undefined;
	/** Solves one; without it, there are no buttons. */
	onFix?: ( fix: Fix ) => void;
}

/** Renders the problems of a field below it. */
export function Problems( { of, found = [], onFix }: ProblemsProps ) {
	return found.length === 0 ? null : (
		<ul className="pagewright-forms__problems" id={ problemsId( of ) }>
			{ found.map( ( { message, link, fix }, place ) => (
				<li key={ place }>
					<Icon icon={ caution } size={ 20 } />
					<span>
						{ message }{ ' ' }
						{ link && (
							<a href={ link } target="_blank" rel="noreferrer">
								{ __( 'Read more', 'pagewright' ) }
							</a>
						) }
						{ fix && onFix && (
							<Button size="small" variant="secondary" onClick={ () => onFix( fix ) }>
								{ fix.label }
							</Button>
						) }
					</span>
				</li>
			) ) }
		</ul>
	);
}
