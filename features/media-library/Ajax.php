<?php
/**
 * Routes of the media library in wp-admin.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\MediaLibrary;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\MediaLibrary\Rest\MediaEndpoint;
use Pagewright\Request\Memory;
use Pagewright\Request\WithoutBlocks;

/**
 * Action admin-ajax.php?action=pagewright_media: the routes /media and below, with their parameters and responses.
 * `route` is the part after the namespace, such as /media/uses. Plugins that filter the media library often load only
 * in wp-admin, which includes Ajax actions, but not the REST API.
 */
final class Ajax {
	/** Name of the action; early.json has it too. */
	public const ACTION = 'pagewright_media';

	/** Callbacks of rest_api_init that no route of the media library needs => their priorities. */
	private const POSTPONED = array(
		// The two hundred routes of WordPress, whose registration takes longer than a search.
		'create_initial_rest_routes'   => 99,
		'Pagewright\register_patterns' => 10,
	);

	/** Folder of the endpoint without a name of its own. */
	private const LIST = 'MediaList';

	private const START = 'pagewright/rest/start';

	/** Registers all routes of the plugin. Callback of START. */
	private const ROUTES = 'Pagewright\register_routes';

	/** Sends the response and ends the request. The nonce is the one of the REST API, in the same header. */
	public static function respond(): never {
		$nonce = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ?? '' ) );
		if ( false === wp_verify_nonce( $nonce, 'wp_rest' ) ) {
			self::refuse( 'rest_cookie_invalid_nonce', __( 'Cookie check failed', 'pagewright' ), 403 );
		}
		$route = sanitize_text_field( wp_unslash( $_GET['route'] ?? '' ) );
		if ( 1 !== preg_match( '~^/media(/[a-z]+(-[a-z]+)*){0,2}\z~', $route ) ) {
			self::refuse( 'rest_no_route', __( 'This route does not exist.', 'pagewright' ), 404 );
		}
		$is_post = 'POST' === sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		// As in the REST API: a long query is in the body.
		$is_read = 'GET' === sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'] ?? '' ) );
		$request = new \WP_REST_Request( $is_post && ! $is_read ? 'POST' : 'GET', "/pagewright/v1$route" );
		$request->set_query_params( array_diff_key( wp_unslash( $_GET ), array( 'action' => 0, 'route' => 0 ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the route validates each parameter.
		if ( $is_post ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) file_get_contents( 'php://input' ) );
		}
		self::postpone( $route );
		$response = rest_do_request( $request );
		wp_send_json( rest_get_server()->response_to_data( $response, false ), $response->get_status() );
	}

	/**
	 * Callback of rest_pre_dispatch, the first time that code requests another route.
	 *
	 * @param mixed $result  Response of another plugin.
	 * @param mixed $server  Server.
	 * @param mixed $request Request.
	 */
	public static function run_postponed( mixed $result = null, mixed $server = null, mixed $request = null ): mixed {
		$route = $request instanceof \WP_REST_Request ? $request->get_route() : '';
		if ( '' !== $route && Memory::get( self::class, 'route', '' ) !== $route ) {
			remove_filter( 'rest_pre_dispatch', array( self::class, 'run_postponed' ), 1 );
			array_map( 'call_user_func', Memory::get( self::class, 'postponed', array() ) );
		}
		return $result;
	}

	/** Leaves out what the route does not need, until other code needs it. */
	private static function postpone( string $route ): void {
		$remove = static fn ( string $callback ): bool =>
			remove_action( 'rest_api_init', $callback, self::POSTPONED[ $callback ] );
		Memory::set( self::class, 'route', "/pagewright/v1$route" );
		$removed = array_filter( array_keys( self::POSTPONED ), $remove );
		Memory::set( self::class, 'postponed', array( array( WithoutBlocks::class, 'end' ), ...$removed ) );
		add_filter( 'rest_pre_dispatch', array( self::class, 'run_postponed' ), 1, 3 );
		$class = self::endpoint( $route );
		if ( '' !== $class && remove_action( self::START, self::ROUTES ) ) {
			Memory::set( self::class, 'endpoint', $class );
			add_action( self::START, array( self::class, 'register' ), 10, 2 );
		}
	}

	/**
	 * Callback of START: registers the endpoint of the route, and postpones the others.
	 *
	 * @param mixed ...$parts Arguments of the constructors of endpoints.
	 */
	public static function register( mixed ...$parts ): void {
		$class = Memory::get( self::class, 'endpoint', '' );
		( new $class( ...$parts ) )->register();
		Memory::set(
			self::class,
			'postponed',
			array(
				...Memory::get( self::class, 'postponed', array() ),
				static fn () => call_user_func( self::ROUTES, ...$parts, except: $class ),
			)
		);
	}

	/**
	 * Returns the class of the endpoint with the name of the route, such as MediaFoldersChange for
	 * /media/folders/change.
	 *
	 * @return class-string<MediaEndpoint>|'' Empty if none has it.
	 */
	private static function endpoint( string $route ): string {
		$name  = '/media' === $route ? self::LIST : str_replace( array( '/', '-' ), '', ucwords( $route, '/-' ) );
		$class = __NAMESPACE__ . "\\Rest\\$name\\Endpoint";
		return is_subclass_of( $class, MediaEndpoint::class ) ? $class : '';
	}

	/** Sends an error of the REST API. */
	private static function refuse( string $code, string $message, int $status ): never {
		wp_send_json(
			array(
				'code'    => $code,
				'message' => $message,
				'data'    => array( 'status' => $status ),
			),
			$status
		);
	}
}
