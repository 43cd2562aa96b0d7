import { send } from '../send';

/** Whether the current user may agree to the migration of legacy blocks; a call that fails counts as no. */
export async function mayMigrate(): Promise< boolean > {
	const result = await send< boolean >( '/sowb/v1/widgets/permission', {} );
	if ( ! result.ok ) {
		// eslint-disable-next-line no-console -- the administrator's trace of a call that fails.
		console.error(
			'Pagewright: the permission to migrate could not be asked for.',
			result.failure
		);
	}
	return result.ok && result.value === true;
}
