import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';

interface LoginLinkProps {
	failure: Failure;
	/** '' for no link. */
	loginUrl: string;
}

/** A link to the log-in form in another tab, if the user is logged out. */
export const LoginLink = ( { failure, loginUrl }: LoginLinkProps ) =>
	( failure.kind === 'ended' || failure.kind === 'expired' ) && loginUrl ? (
		<ExternalLink href={ loginUrl }>{ __( 'Log in', 'pagewright' ) }</ExternalLink>
	) : null;
