<?php
/**
 * PHP code of old-site.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Support\OldSite;

use Pagewright\Features\Features;

function make_old_site() {
	$post = static fn ( array $post ) => wp_insert_post(
		wp_slash( $post + array( 'post_status' => 'publish', 'post_type' => 'page' ) )
	);
	$form = static fn ( string $title, string $template ) => $post(
		array( 'post_type' => 'wpcf7_contact_form', 'post_title' => $title, 'post_content' => $template, 'meta_input' => array(
			'_form' => $template,
			'_mail' => array(
				'active' => true,
				'subject' => '[_site_title] "[your-subject]"',
				'sender' => '[_site_title] <wordpress@example.org>',
				'recipient' => '[_site_admin_email]',
				'body' => '[your-message]',
				'additional_headers' => 'Reply-To: [your-email]',
				'attachments' => '',
				'use_html' => false,
				'exclude_blank' => false,
			),
			'_mail_2' => array( 'active' => false ),
			'_messages' => array(),
			'_additional_settings' => '',
			'_locale' => 'en_US',
			'_hash' => hash( 'sha256', $title ),
		)
		)
	);
	$made = array(
		'form' => $form(
			'Contact',
			"<label> Your name [text* your-name autocomplete:name] </label>\n<label> Your email [email* your-email] </label>\n[textarea your-message]\n[submit \"Send\"]"
		),
		'withForeign' => $form( 'Booking', "[email* your-email]\n[rating* stars-1 \"5\"]\n[submit \"Book\"]" ),
	);
	$hash = substr( get_post_meta( $made['form'], '_hash', true ), 0, 7 );
	$made['page'] = $post(
		array(
			'post_title' => 'Old page',
			'post_content' => '<!-- wp:sowb/siteorigin-widget-headline-widget {"widgetClass":"SiteOrigin_Widget_Headline_Widget","widgetData":{"headline":{"text":"Welcome","tag":"h2"}}} /--><!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"SiteOrigin_Widget_Button_Widget","widgetData":{"text":"Read more","url":"https://example.org/"}} /--><!-- wp:contact-form-7/contact-form-selector {"id":' . $made['form'] . ',"hash":"' . $hash . '","title":"Contact"} --><div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="' . $hash . '" title="Contact"]</div><!-- /wp:contact-form-7/contact-form-selector --><!-- wp:wordpress-popular-posts/widget {"title":"Popular","limit":5,"range":"all"} /-->',
		)
	);
	$made['layout'] = $post( array( 'post_title' => 'Old layout', 'post_content' => '<p>Plain</p>' ) );
	update_post_meta(
		$made['layout'],
		'panels_data',
		array(
			'widgets' => array(
				array(
					'text' => 'Laid out',
					'url' => 'https://example.org/',
					'panels_info' => array( 'class' => 'SiteOrigin_Widget_Button_Widget', 'grid' => 0, 'cell' => 0 ),
				),
			),
			'grids' => array( array( 'cells' => 1 ) ),
			'grid_cells' => array( array( 'grid' => 0, 'weight' => 1 ) ),
		)
	);
	register_post_type( 'ufaq' );
	$made['question'] = $post( array( 'post_type' => 'ufaq', 'post_title' => 'Do you deliver?', 'post_content' => 'Yes.' ) );
	update_option( 'wpcf7', array( 'version' => '6.1.6', 'recaptcha' => array( 'site-key' => 'secret-key' ) ) );
	update_option( 'wpp_settings_config', array( 'tools' => array( 'log' => array( 'level' => 1 ) ) ) );
	update_option( 'siteorigin_widget_bundle_version', '1.72.0' );
	update_option( 'siteorigin_widgets_active', array( 'accordion' => true ) );
	update_option( 'siteorigin_panels_settings', array( 'post-types' => array( 'page' ) ) );
	update_option( 'wpa_field_name', 'xyz1234' );
	update_option( 'wpa_stats', array( 'total' => 12 ) );
	update_option( 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]', array( 'api_key' => 'key' ) );
	update_option(
		'widget_sow-button',
		array(
			2 => array( 'text' => 'In a sidebar', 'url' => 'https://example.org/' ),
			3 => array( 'text' => 'Nowhere' ),
			'_multiwidget' => 1,
		)
	);
	global $wp_registered_sidebars;
	$areas = get_option( 'sidebars_widgets', array() );
	update_option( 'test_old_site', array( 'posts' => array_values( $made ), 'areas' => $areas ) );
	update_option(
		'sidebars_widgets',
		array( 'wp_inactive_widgets' => array( 'sow-button-3' ), 'test-area' => array( 'sow-button-2' ) ) + (array) $areas
	);
	return $made;
}

function drop_old_site( array $values ) {
	$made = get_option( 'test_old_site' );
	foreach ( $made['posts'] ?? array() as $id ) {
		wp_delete_post( $id, true );
	}
	if ( isset( $made['areas'] ) ) {
		update_option( 'sidebars_widgets', $made['areas'] );
	}
	update_option( 'widget_sow-button', array( '_multiwidget' => 1 ) );
	foreach ( $values as $option ) {
		delete_option( $option );
	}
	delete_option( 'pagewright_forms' );
	Features::activate();
}
