import { send } from '../send';

/**
 * Fetches whether the current user may consent to migrate legacy blocks; false when the request
 * fails.
 */
export async function mayMigrate(): Promise< boolean > {
	const result = await send< boolean >( '/sowb/v1/widgets/permission', {} );
	if ( ! result.ok ) {
		// eslint-disable-next-line no-console -- helps administrators to find a failed request.
		console.error(
			'Pagewright: the permission to migrate could not be asked for.',
			result.failure
		);
	}
	return result.ok && result.value === true;
}
