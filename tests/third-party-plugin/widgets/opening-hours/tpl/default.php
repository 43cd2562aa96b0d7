<?php if ( ! empty( $instance['title'] ) ) echo $args['before_title'] . esc_html( $instance['title'] ) . $args['after_title']; ?>
<dl class="hours hours-<?php echo esc_attr( $instance['layout'] ); ?>" style="color:<?php echo esc_attr( $color ); ?>">
	<?php foreach ( $days as $day ) : ?>
		<dt><?php echo esc_html( $day['day'] ); ?></dt><dd><?php echo esc_html( $day['hours'] ); ?></dd>
	<?php endforeach; ?>
</dl>
<p><?php echo esc_html( $instance['note'] ); ?></p>
<?php $this->sub_widget( 'SiteOrigin_Widget_Button_Widget', $args, $instance['link'] ); ?>
